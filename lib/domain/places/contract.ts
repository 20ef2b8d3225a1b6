export type CityDto = { name: string; state: string; tier: 1 | 2; pincodePrefixes: readonly string[] };

/** GET /api/pincode */
export type PincodeDto = { pincode: string; city: string; district: string; state: string };
