/**
 * ESLint's `no-restricted-syntax`, which Oxlint does not have: reports what its selectors find.
 * https://eslint.org/docs/latest/rules/no-restricted-syntax
 */
const noRestrictedSyntax = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create(context) {
    return Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => void context.report({ node, message })]),
    );
  },
};

/** Under a second name, which an override adds to the first. */
const rules = { 'no-restricted-syntax': noRestrictedSyntax, 'no-texts': noRestrictedSyntax };

export default { meta: { name: 'syntax' }, rules };
