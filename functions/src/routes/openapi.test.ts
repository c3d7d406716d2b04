import { describe as group, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Contract, contract } from '@/contracts/contract';
import { endpoint } from '../pipeline/endpoint';
import { describe, errorCodesOf } from './openapi';

const limit = { name: 'read', perMinute: 1 };
const of = (...contracts: readonly Contract[]) =>
  describe(
    contracts.map((each) =>
      endpoint(each, { limit, policy: () => true, serve: async () => undefined as never }),
    ),
  ) as { paths: Record<string, Record<string, Record<string, unknown>>> };

const readNote = contract({
  method: 'GET',
  path: '/contacts/:id/old-notes/:note',
  summary: 'Reads a note',
  caller: 'staff',
  params: z.object({ id: z.string(), note: z.optional(z.string()) }),
  query: z.object({ limit: z.optional(z.string()), whose: z.string() }),
  answer: z.object({ text: z.string() }),
});
const saveNote = contract({
  method: 'PUT',
  path: '/contacts/:id/old-notes/:note',
  summary: 'Saves a note',
  caller: 'anyone',
  body: z.object({ text: z.string() }),
  errors: { conflict: ['Changed meanwhile.', 'In the trash.'] },
});

group('the description of an endpoint', () => {
  it('lists both methods of an address, each with a name for generated clients', () => {
    const { paths } = of(readNote, saveNote);
    expect(Object.keys(paths)).toEqual(['/contacts/{id}/old-notes/{note}']);
    expect(paths['/contacts/{id}/old-notes/{note}']).toMatchObject({
      get: { operationId: 'getContactsByIdOldNotesByNote', summary: 'Reads a note' },
      put: { operationId: 'putContactsByIdOldNotesByNote', summary: 'Saves a note' },
    });
  });

  it('requires path parameters, and query parameters that the schema requires', () => {
    const { get, put } = of(readNote, saveNote).paths['/contacts/{id}/old-notes/{note}'] ?? {};
    expect(get?.['parameters']).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'note', in: 'path', required: true },
      { name: 'limit', in: 'query', required: false },
      { name: 'whose', in: 'query', required: true },
    ]);
    expect(put?.['parameters']).toEqual([]);
  });

  it('requires a token for staff endpoints only', () => {
    const { get, put } = of(readNote, saveNote).paths['/contacts/{id}/old-notes/{note}'] ?? {};
    expect(get?.['security']).toEqual([{ idToken: [] }]);
    expect(put).not.toHaveProperty('security');
  });

  it('has a request body and a response only if the endpoint has them', () => {
    const { get, put } = of(readNote, saveNote).paths['/contacts/{id}/old-notes/{note}'] ?? {};
    expect(get).not.toHaveProperty('requestBody');
    expect(put?.['requestBody']).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { required: ['text'] } } },
    });
    expect(get?.['responses']).toMatchObject({
      200: { description: 'Success', content: { 'application/json': { schema: { required: ['text'] } } } },
    });
    expect(put?.['responses']).toMatchObject({
      204: { description: 'Success' },
      409: { description: 'Changed meanwhile. / In the trash.' },
    });
    expect(put?.['responses']).not.toHaveProperty(['204', 'content']);
  });

  it.each<[string, number, Partial<Contract>]>([
    ['of its own status', 201, { answer: z.object({}), status: 201 }],
    ['without an answer', 204, { status: 201 }],
  ])('has a success %s as %i', (_, status, more) => {
    const { paths } = of({ method: 'POST', path: '/made', summary: 'Makes', caller: 'anyone', ...more });
    expect(Object.keys(paths['/made']?.['post']?.['responses'] ?? {})[0]).toBe(`${status}`);
  });

  it('names the media type of a response that is not JSON', () => {
    const { paths } = of({
      method: 'GET',
      path: '/page',
      summary: 'A page',
      caller: 'anyone',
      answer: z.string(),
      answerType: 'text/html',
    });
    expect(paths['/page']?.['get']?.['responses']).toMatchObject({ 200: { content: { 'text/html': {} } } });
  });

  it('lists error codes for every call, for staff calls and for calls with a body, by status', () => {
    const every = ['forbidden', 'invalid', 'rate-limited', 'internal', 'timeout'];
    const open = { method: 'POST', path: '/x', summary: 'X', caller: 'anyone' } as const;
    expect(errorCodesOf(open)).toEqual(every);
    expect(errorCodesOf({ ...open, caller: 'staff' }).toSorted()).toEqual(
      [...every, 'unauthenticated', 'unavailable'].toSorted(),
    );
    expect(errorCodesOf({ ...open, body: z.object({}) })).toEqual([
      'malformed',
      'forbidden',
      'too-large',
      'unsupported-type',
      'invalid',
      'rate-limited',
      'internal',
      'timeout',
    ]);
    expect(errorCodesOf({ ...open, errors: { invalid: 'Twice.', conflict: 'Taken.' } })).toEqual([
      'forbidden',
      'conflict',
      'invalid',
      'rate-limited',
      'internal',
      'timeout',
    ]);
  });
});
