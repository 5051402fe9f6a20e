/**
 * A browser's translator replaces text nodes. React then writes into one that is not in the page any more, or throws when it removes
 * it or inserts something before it. What is the only child of its element is written as a whole, which works.
 */
const loneText = {
  create(context) {
    /** Names that the file declares as nodes: what they are beside other children is up to the caller. */
    const nodeNames = new Set(['children', 'button']);

    const check = (node) => {
      if (isUntranslated(node)) return;
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length < 2) return;
      children.forEach((child, index) => {
        const isLater = children.slice(0, index).some(canChange);
        const isText =
          child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && isConstant(child.expression));
        if (isText ? isLater : isTextExpression(child)) {
          context.report({
            node: child,
            message: 'Text that changes, or has what changes before it, needs an element of its own.',
          });
        }
      });
    };
    const isTextExpression = (child) => child.type === 'JSXExpressionContainer' && mayBeText(child.expression);

    function mayBeText(expression) {
      switch (expression.type) {
        case 'ConditionalExpression':
          return [expression.consequent, expression.alternate].some((side) => mayBeText(side) || isConstant(side));
        case 'LogicalExpression':
          return (
            mayBeText(expression.right) ||
            isConstant(expression.right) ||
            (expression.operator !== '&&' && mayBeText(expression.left))
          );
        case 'TemplateLiteral':
          return expression.expressions.length > 0;
        case 'CallExpression':
          return isTextCall(expression.callee);
        case 'ChainExpression':
          return mayBeText(expression.expression);
        case 'Identifier':
          return !nodeNames.has(expression.name) && expression.name !== 'undefined';
        case 'MemberExpression':
          return !isConstant(expression) && !nodeNames.has(expression.property.name);
        case 'BinaryExpression':
          return true;
        default:
          return false;
      }
    }

    return {
      'TSPropertySignature:has(TSTypeReference[typeName.name=/^(ReactNode|ReactElement)$/])'({ key }) {
        nodeNames.add(key.name);
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init && isElement(init)) nodeNames.add(id.name);
      },
      'JSXElement:exit': check,
      'JSXFragment:exit': check,
    };
  },
};

const isUntranslated = ({ openingElement }) =>
  openingElement?.attributes.some(({ name, value }) => name?.name === 'translate' && value?.value === 'no') ?? false;

const isBlank = (child) =>
  (child.type === 'JSXText' && /^\s*$/.test(child.value)) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** Whether there may be more or less of it in the page later. */
const canChange = (child) =>
  child.type === 'JSXSpreadChild' || (child.type === 'JSXExpressionContainer' && !isConstant(child.expression));

/** A literal or one of the constants of a `texts.ts`. */
function isConstant(expression) {
  if (expression.type === 'Literal') return typeof expression.value === 'string';
  if (expression.type === 'TemplateLiteral') return expression.expressions.length === 0;
  if (expression.type !== 'MemberExpression' || expression.computed) return false;
  return expression.object.type === 'Identifier'
    ? /texts$/i.test(expression.object.name)
    : isConstant(expression.object);
}

const textFunctions =
  /^(format|describe|truncate|orNotStated|titleOf|nameOf|brandName|resultOf|String|join|slice|toUpperCase|toLocaleString)/;

function isTextCall(callee) {
  if (callee.type === 'Identifier') return textFunctions.test(callee.name);
  if (callee.property?.name === 'map') return false;
  return callee.type === 'MemberExpression' && (isConstant(callee) || textFunctions.test(callee.property.name ?? ''));
}

function isElement(expression) {
  if (expression.type === 'JSXElement' || expression.type === 'JSXFragment') return true;
  if (expression.type === 'ConditionalExpression')
    return isElement(expression.consequent) || isElement(expression.alternate);
  return expression.type === 'LogicalExpression' && isElement(expression.right);
}

export default { meta: { name: 'translation' }, rules: { 'lone-text': loneText } };
