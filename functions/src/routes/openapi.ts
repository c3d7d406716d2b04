import * as z from 'zod/mini';
import { type Contract, contract, type ErrorCode, errorStatus } from '@/contracts/contract';
import { endpoint, type Endpoint } from '../pipeline/endpoint';
import { limits } from '../pipeline/limits';

const openApi = contract({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description',
  caller: 'anyone',
  answer: z.record(z.string(), z.unknown()),
});

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): unknown =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });

const pathOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** Names an operation for generated clients: `GET /contacts/:id` becomes `getContactsById`. */
const operationIdOf = ({ method, path }: Contract): string =>
  [method.toLowerCase(), ...path.replaceAll(/:(\w+)/g, 'by-$1').split(/[^A-Za-z0-9]+/)]
    .filter((word) => word !== '')
    .map((word, place) => (place === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniType | undefined): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

/** Returns the error codes that a contract can be answered with. */
export function errorCodesOf({ caller, body, errors = {} }: Contract): readonly ErrorCode[] {
  const codes: ErrorCode[] = ['rate-limited', 'internal', 'timeout', 'invalid', 'forbidden'];
  if (caller === 'staff') codes.push('unauthenticated', 'unavailable');
  if (body !== undefined) codes.push('malformed', 'too-large', 'unsupported-type');
  return [...new Set([...codes, ...(Object.keys(errors) as ErrorCode[])])].sort(
    (a, b) => errorStatus[a] - errorStatus[b],
  );
}

function operationOf(of: Contract): object {
  const success = of.answer === undefined ? 204 : (of.status ?? 200);
  return {
    operationId: operationIdOf(of),
    summary: of.summary,
    ...(of.caller === 'staff' && { security: [{ idToken: [] }] }),
    parameters: [...parametersIn('path', of.params), ...parametersIn('query', of.query)],
    ...(of.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(of.body, 'input') } },
      },
    }),
    responses: {
      [success]: {
        description: 'Success',
        ...(of.answer && {
          content: { [of.answerType ?? 'application/json']: { schema: schemaOf(of.answer, 'output') } },
        }),
      },
      ...Object.fromEntries(
        errorCodesOf(of).map((code) => [
          errorStatus[code],
          {
            description: [of.errors?.[code] ?? code].flat().join(' / '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  };
}

const errorSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    requestId: z.string(),
  }),
});

/** Builds the OpenAPI 3.0 description of the endpoints from their contracts. */
export function describe(endpoints: readonly Endpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const { contract: of } of endpoints) {
    const path = pathOf(of.path);
    paths[path] = { ...paths[path], [of.method.toLowerCase()]: operationOf(of) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'ACF API', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorSchema, 'output') },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** Creates the endpoint that serves the description of these endpoints and of itself. */
export function openApiEndpoint(others: readonly Endpoint[]): Endpoint {
  const own: Endpoint = endpoint(openApi, {
    limit: limits.read,
    policy: () => true,
    serve: async () => describe([...others, own]),
  });
  return own;
}
