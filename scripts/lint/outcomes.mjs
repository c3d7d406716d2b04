const message =
  'The outcome of a change or call is reported by src/shared/outcomes: reportOutcome, reportCall, formOutcome, callOutcome.';

/** @param {any} node */
const isState = (node) =>
  (node.type === 'MemberExpression' && node.property.name === 'state') ||
  (node.type === 'Identifier' && node.name === 'state');
/** @param {any} node */
const isRefused = (node) => node.type === 'Literal' && node.value === 'refused';

/** Reports comparing a state with 'refused', and reading `forPeople`. */
const oneWay = {
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    BinaryExpression({ left, right }) {
      if ((isState(left) && isRefused(right)) || (isState(right) && isRefused(left)))
        context.report({ node: left, message });
    },
    /** @param {any} node */
    MemberExpression(node) {
      if (node.property.name === 'forPeople') context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'outcomes' }, rules: { 'one-way': oneWay } };
