import { createElement, useState } from 'react';

// Selects the tags that PageHead writes, not those of index.html.
const ofPage =
  'title, link[rel="canonical"], link[rel="alternate"], meta[name="description"], meta[name="robots"], ' +
  'meta[name^="twitter:"], meta[property]';

/**
 * The head of a page whose own code is not loaded, read from the document: React must render these tags to be able
 * to remove them when the visitor moves on.
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
