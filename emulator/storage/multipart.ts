import { badRequest } from './storage-error';

/** The two parts of a multipart upload. */
export interface MultipartUpload {
  readonly metadata: string;
  readonly contentType: string | undefined;
  readonly content: Buffer;
}

const CRLF = '\r\n';

function splitPart(part: Buffer, which: string): { headers: string; body: Buffer } {
  // A part without headers begins with the empty line.
  if (part.subarray(0, 2).toString('latin1') === CRLF) return { headers: '', body: part.subarray(2) };
  const end = part.indexOf(CRLF + CRLF);
  if (end < 0)
    throw badRequest(`The ${which} part of the multipart body has no empty line after its headers.`);
  return { headers: part.subarray(0, end).toString('latin1'), body: part.subarray(end + 4) };
}

/** Splits a `multipart/related` body into metadata and content, byte by byte. Throws 400 with the reason. */
export function parseMultipart(body: Buffer, contentTypeHeader: string | undefined): MultipartUpload {
  const match = /^multipart\/\w+\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(
    contentTypeHeader ?? '',
  );
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined)
    throw badRequest('Bad content type. That of a multipart upload is multipart/… and names its boundary.');
  const first = `--${boundary}${CRLF}`;
  const between = `${CRLF}--${boundary}${CRLF}`;
  const last = `${CRLF}--${boundary}--`;

  const start = body.indexOf(first);
  if (start < 0) throw badRequest('The multipart body does not begin with its boundary.');
  const middle = body.indexOf(between, start + first.length);
  if (middle < 0) throw badRequest('The multipart body has one part; metadata and content are two.');
  const end = body.lastIndexOf(last);
  if (end < middle + between.length) throw badRequest('The multipart body does not end with its boundary.');

  const metadata = splitPart(body.subarray(start + first.length, middle), 'first');
  const content = splitPart(body.subarray(middle + between.length, end), 'second');
  return {
    metadata: metadata.body.toString('utf8'),
    contentType: /^content-type:[ \t]*(.*?)[ \t]*$/im.exec(content.headers)?.[1],
    content: content.body,
  };
}
