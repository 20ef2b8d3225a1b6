/** Rules of our own, which oxlint doesn't have. */
import path from 'node:path';
import { faultsOf, zonesOf } from './imports.mjs';

const zones = {
  create(context) {
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');
    const own = zonesOf(file);
    if (own.length === 0) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      for (const message of faultsOf(file, own, source.value)) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};

const isText = (text) => /\p{L}/u.test(text) && !/^\s*[A-Z_-]+\s*$/.test(text);

const noTextInMarkup = {
  create(context) {
    const check = (node) => {
      if (typeof node.value === 'string' && isText(node.value))
        context.report({ node, message: 'Texts are kept in locales/.' });
    };
    return { JSXText: check, ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal': check };
  },
};

const noClock = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'Pass the day in: lib/domain has no clock.' });
    },
  }),
};

const ofLocation = (node, property) =>
  node.type === 'MemberExpression' &&
  node.property.name === property &&
  [node.object.name, node.object.property?.name].includes('location');
const isOwnPage = (node) => {
  const start = node?.type === 'TemplateLiteral' ? node.quasis[0].value.raw : node?.value;
  return typeof start === 'string' && !/^([a-z][\d+.a-z-]*:|\/\/)/i.test(start);
};

const noPageByLocation = {
  create(context) {
    const message = 'Go to an own page with the router: this loads everything anew.';
    return {
      CallExpression(node) {
        if (ofLocation(node.callee, 'assign') && isOwnPage(node.arguments[0]))
          context.report({ node, message });
      },
      AssignmentExpression(node) {
        if (ofLocation(node.left, 'href') && isOwnPage(node.right)) context.report({ node, message });
      },
    };
  },
};

const noGetterInLiteral = {
  create: (context) => ({
    'ObjectExpression > Property[kind="get"], ObjectExpression > Property[kind="set"]'(node) {
      context.report({
        node,
        message: 'Use a class: V8 keeps each such object for long (docs/decisions/030-work-of-a-request.md).',
      });
    },
  }),
};

const noLiteralInLiteral = {
  create: (context) => ({
    'ObjectExpression > SpreadElement > ObjectExpression'(node) {
      context.report({ node, message: 'Write these fields into the object itself.' });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: {
    zones,
    'no-text-in-markup': noTextInMarkup,
    'no-clock': noClock,
    'no-literal-in-literal': noLiteralInLiteral,
    'no-getter-in-literal': noGetterInLiteral,
    'no-page-by-location': noPageByLocation,
  },
};
