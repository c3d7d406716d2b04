import { createElement, useState } from 'react';

// What PageHead writes, as against the tags that stand in index.html.
const ofPage =
  'title, link[rel="canonical"], link[rel="alternate"], meta[name="description"], meta[name="robots"], ' +
  'meta[name^="twitter:"], meta[property]';

/**
 * The head of a page whose own code is not loaded, taken from the document: React must know these tags to take
 * them away when the visitor moves on.
 */
export const PreservedHead = () => {
  const [tags] = useState(() =>
    Array.from(document.head.querySelectorAll(ofPage), (tag) => ({
      type: tag.localName,
      props: Object.fromEntries(Array.from(tag.attributes, ({ name, value }) => [name, value])),
      text: tag.localName === 'title' ? tag.textContent : undefined,
    })),
  );
  return tags.map(({ type, props, text }) =>
    createElement(type, { ...props, key: JSON.stringify([type, props]) }, text),
  );
};
