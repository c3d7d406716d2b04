/**
 * Returns the letter shown for a person without a photo: the first of the name, or else of the email address
 * (PUB-088).
 */
export const initialOf = ({
  displayName,
  email,
}: {
  readonly displayName: string;
  readonly email: string;
}): string => Array.from(displayName.trim() || email)[0]?.toUpperCase() ?? '';
