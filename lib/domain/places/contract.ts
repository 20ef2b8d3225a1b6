import type { Point } from './places';

export type CityDto = { name: string; state: string; tier: 1 | 2; pincodePrefixes: readonly string[] };

/** GET /api/pincode */
export type PincodeDto = {
  pincode: string;
  city: string;
  district: string;
  state: string;
  /** The centre of its area; the army's pincodes have none. */
  centre?: Point;
};
