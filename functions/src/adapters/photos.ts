import type { Backend } from './backend';

/**
 * Checks whether a file is a person's profile photo. The name holds the person's id, the time in ms and the
 * file type (decision 018).
 */
const isOf = (uid: string, name: string): boolean =>
  name.startsWith(`profile_pictures/${uid}_`) &&
  /^[0-9]{13}[.](jpg|png|webp|gif)$/.test(name.slice(`profile_pictures/${uid}_`.length));

/** One page of the list of files. */
interface Listed {
  readonly items?: readonly { readonly name: string }[];
  readonly nextPageToken?: string;
}

/** Deletes a person's profile photos. Throws if the file store refuses; a missing file is not an error. */
export async function deletePhotos({ accessToken, bucket }: Backend, uid: string): Promise<void> {
  const origin = process.env['STORAGE_EMULATOR_HOST'] ?? 'https://storage.googleapis.com';
  const objects = `${origin}/storage/v1/b/${encodeURIComponent(bucket)}/o`;
  const headers = { Authorization: `Bearer ${await accessToken()}` };
  const ask = async (address: string, method: 'GET' | 'DELETE'): Promise<Response> => {
    const answer = await fetch(address, { method, headers, signal: AbortSignal.timeout(10_000) });
    if (!answer.ok && answer.status !== 404) throw new Error(`${method} of photos gave ${answer.status}.`);
    return answer;
  };
  const prefix = encodeURIComponent(`profile_pictures/${uid}_`);
  let page = '';
  do {
    const listed = await ask(`${objects}?prefix=${prefix}&fields=items(name),nextPageToken${page}`, 'GET');
    const { items = [], nextPageToken } = (await listed.json()) as Listed;
    for (const { name } of items)
      if (isOf(uid, name)) await ask(`${objects}/${encodeURIComponent(name)}`, 'DELETE');
    page = nextPageToken === undefined ? '' : `&pageToken=${encodeURIComponent(nextPageToken)}`;
  } while (page !== '');
}
