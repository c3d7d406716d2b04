import { TextLink } from './text-link';

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/**
 * Renders a sentence that contains links as `[label](address)`, so that translators see the whole sentence.
 */
export const LinkedText = ({ text }: { readonly text: string }) =>
  // Splitting by a pattern with two groups yields text, label, address, text, …
  text.split(link).map((part, index, parts) => {
    if (index % 3 === 0) return part;
    const address = parts[index + 1];
    return index % 3 === 1 && address !== undefined ? (
      <TextLink key={address} to={address}>
        {part}
      </TextLink>
    ) : null;
  });
