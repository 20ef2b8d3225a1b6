export const HEIGHT_CM = { min: 120, max: 230 } as const;
export const WEIGHT_KG = { min: 25, max: 250 } as const;

export type BmiBand = 'under' | 'healthy' | 'over' | 'obese';

/** Lower limits for adults in India (consensus statement of 2009). */
const BANDS: readonly (readonly [from: number, band: BmiBand])[] = [
  [25, 'obese'],
  [23, 'over'],
  [18.5, 'healthy'],
  [0, 'under'],
];
const HEALTHY = { from: 18.5, below: 23 } as const;

export type Bmi = {
  /** Rounded to one decimal, as the band is judged. */
  value: number;
  band: BmiBand;
  /** Whole kilograms. */
  healthy: { from: number; to: number };
};

export function bmiOf(heightCm: number, weightKg: number): Bmi {
  const squareMetres = (heightCm / 100) ** 2;
  const value = Math.round((weightKg / squareMetres) * 10) / 10;
  const band = BANDS.find(([from]) => value >= from)?.[1] ?? 'under';
  return {
    value,
    band,
    healthy: {
      from: Math.ceil(HEALTHY.from * squareMetres),
      to: Math.ceil(HEALTHY.below * squareMetres) - 1,
    },
  };
}
