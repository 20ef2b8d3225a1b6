const OWN_NAME = 'sukhayu';
const PARTS = /^[^:]+:\/\/(?:.*@)?([^/?]+)(?:\/([^?]*))?/;

export function databaseOf(uri: string): { name: string; hosts: string } {
  const [, hosts = '', name = ''] = PARTS.exec(uri) ?? [];
  return { name: name || OWN_NAME, hosts: decodeURIComponent(hosts) };
}

export function describeDatabase(uri: string): string {
  const { name, hosts } = databaseOf(uri);
  return `database ${name} at ${hosts}`;
}
