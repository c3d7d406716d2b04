import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The functions that load code, retry and show a message on failure. */
const loaders = new Set(['codeOnce', 'lazyCode', 'lazyDialog', 'lazyPage', 'lazyPart', 'suspendingPart']);

/** @param {string} file @param {string} source */
function isComponentFile(file, source) {
  const root = file.slice(0, file.lastIndexOf('/src/') + 1);
  const path = source.startsWith('@/')
    ? resolve(root, 'src', source.slice(2))
    : source.startsWith('.')
      ? resolve(dirname(file), source)
      : undefined;
  return path !== undefined && existsSync(`${path}.tsx`);
}

/** @param {any} node */
function isInLoader(node) {
  for (let each = node.parent; each; each = each.parent)
    if (each.type === 'CallExpression' && each.callee.type === 'Identifier' && loaders.has(each.callee.name))
      return true;
  return false;
}

/** Reports imports of components that do not go through one of the loaders. */
const throughLoaders = {
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    ImportExpression(node) {
      const file = context.filename.replaceAll('\\', '/');
      const isLiteral = node.source.type === 'Literal' && typeof node.source.value === 'string';
      if (!isLiteral || !isComponentFile(file, node.source.value) || isInLoader(node)) return;
      context.report({
        node,
        message:
          'Components arrive by lazyDialog, lazyPart or lazyCode of src/shared/lazy, which fetch them ahead and can try again.',
      });
    },
  }),
};

export default { meta: { name: 'lazy-code' }, rules: { 'through-loaders': throughLoaders } };
