/** The SDK's error code without its service prefix ('permission-denied', 'wrong-password'), or undefined. */
export function firebaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') {
    return undefined;
  }
  return error.code.replace(/^(auth|firestore|storage)\//, '');
}
