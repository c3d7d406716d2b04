import { describe, expect, it } from 'vitest';
import { DatabaseError } from './database-error';

describe('DatabaseError', () => {
  it('normalizes the spelling of its code', () => {
    expect(new DatabaseError('PERMISSION_DENIED', 'No.').code).toBe('permission-denied');
    expect(new DatabaseError('deadline-exceeded', 'Late.').code).toBe('deadline-exceeded');
    expect(new DatabaseError('UNAVAILABLE', 'Gone.').code).toBe('unavailable');
  });

  it('has the code unknown for another code or none', () => {
    expect(new DatabaseError('INTERNAL', 'Oh.').code).toBe('unknown');
    expect(new DatabaseError(undefined, 'Oh.').code).toBe('unknown');
  });

  it('keeps its message and its cause', () => {
    const cause = new Error('socket');
    const error = new DatabaseError('UNAVAILABLE', 'Gone.', { cause });
    expect([error.message, error.cause, error.name]).toEqual(['Gone.', cause, 'DatabaseError']);
  });
});
