import { generateApi } from 'swagger-typescript-api';

const header = `// @ts-nocheck: generated from /api/openapi.json by swagger-typescript-api, whose own code is not as strict as ours.
// Write it anew: npx vitest run --project functions tests/functions/client.test.ts -u
`;

/** Generates a typed client from the API's description, as any developer outside this repository would. */
export async function generateClient(description: Record<string, unknown>): Promise<string> {
  const { files } = await generateApi({
    // The generator changes its input.
    spec: structuredClone(description),
    output: false,
    httpClientType: 'fetch',
    silent: true,
    sortRoutes: true,
    sortTypes: true,
  });
  const [client] = files;
  if (client === undefined || files.length !== 1) throw new Error('The generator made no single file.');
  return header + client.fileContent;
}
