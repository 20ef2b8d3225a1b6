export type CityDto = { name: string; state: string; tier: 1 | 2; pincodePrefixes: readonly string[] };
