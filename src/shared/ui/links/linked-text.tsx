import { TextLink } from './text-link';

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** A sentence whose links are written into it as `[label](address)`, so that it stays whole for a translator. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  // A split by a pattern with two groups: text, label, address, text, …
  text.split(link).map((part, index, parts) => {
    if (index % 3 === 0) return part;
    const address = parts[index + 1];
    return index % 3 === 1 && address !== undefined ? (
      <TextLink key={address} to={address}>
        {part}
      </TextLink>
    ) : null;
  });
