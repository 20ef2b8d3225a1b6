const OWN_NAME = 'sukhayu';
const PARTS = /^[^:]+:\/\/(?:.*@)?([^/?]+)(?:\/([^?]*))?/;

/** The database that an address of MongoDB names, or ours; and its hosts. Who signs in with what password is left out. */
export function databaseOf(uri: string): { name: string; hosts: string } {
  const [, hosts = '', name = ''] = PARTS.exec(uri) ?? [];
  return { name: name || OWN_NAME, hosts: decodeURIComponent(hosts) };
}

/** What a person is told of the database that is about to be worked on. */
export function describeDatabase(uri: string): string {
  const { name, hosts } = databaseOf(uri);
  return `database ${name} at ${hosts}`;
}
