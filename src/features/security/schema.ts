import * as z from 'zod/mini';

export const securityEventTypes = [
  'alert',
  'log',
  'auth',
  'api_access',
  'report',
  'analysis',
  'system',
  'test',
] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];

export const securityEventLevels = ['error', 'warning', 'info'] as const;
export type SecurityEventLevel = (typeof securityEventLevels)[number];

/**
 * An entry of the security feed (WRK-621 to WRK-623). Invalid fields get a default. Only the API writes
 * entries.
 */
export const securityEventSchema = z.object({
  type: z.catch(z.enum(securityEventTypes), 'log'),
  level: z.catch(z.enum(securityEventLevels), 'info'),
  title: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
  summary: z._default(z.string(), ''),
  recommendations: z.catch(z.array(z.string()), []),
  timestamp: z.catch(z.nullable(z.date()), null),
  analyzed: z.catch(z.boolean(), false),
  /** The id of the person who caused the entry. */
  userId: z._default(z.string(), ''),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
