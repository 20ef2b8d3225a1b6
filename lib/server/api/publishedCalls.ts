import openapi from './openapi.json';

export type Schema = {
  type?: string;
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  $ref?: string;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
};
export type Content = { content?: Readonly<Record<string, { schema: Schema }>> };
export type Operation = {
  summary: string;
  parameters?: readonly { name: string; required: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content & { description: string }>>;
  'x-permission'?: string;
  'x-open'?: string;
};
export type Published = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

export const everyCall = openapi as unknown as Published;

/** Calls that aren't published: signing in at the desk, the sandbox bank, and what only development has. */
const unpublished = /^\/api\/(otp\/staff|dev)\/|\/sandbox$/;

const isForCustomers = (path: string, { 'x-permission': permission, 'x-open': open }: Operation) =>
  permission === undefined && open !== 'a stand-in' && !unpublished.test(path);

/**
 * The description that production publishes: without the calls of staff and of development, and without their answers'
 * types.
 */
export const customersCalls: Published = withoutUnused({
  ...everyCall,
  paths: Object.fromEntries(
    Object.entries(everyCall.paths)
      .map(([path, methods]) => {
        const open = Object.entries(methods).filter(([, operation]) => isForCustomers(path, operation));
        return [path, Object.fromEntries(open)] as const;
      })
      .filter(([, methods]) => Object.keys(methods).length > 0),
  ),
});

function withoutUnused({ paths, components, ...rest }: Published): Published {
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(components.schemas[name]);
    }
  };
  follow(paths);
  const schemas = Object.entries(components.schemas).filter(([name]) => used.has(name));
  return { ...rest, paths, components: { schemas: Object.fromEntries(schemas) } };
}
