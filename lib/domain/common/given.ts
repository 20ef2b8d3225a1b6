type Given<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** Without the fields that are undefined, since an optional field is absent or has a value. */
export function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<Fields>;
}
