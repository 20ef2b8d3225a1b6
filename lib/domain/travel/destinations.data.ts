/** Destinations and the rate region of each. */
export const DESTINATIONS = {
  thailand: 'asia',
  singapore: 'asia',
  sriLanka: 'asia',
  otherAsia: 'asia',
  emirates: 'gulf',
  schengen: 'europe',
  unitedKingdom: 'europe',
  japan: 'world',
  australia: 'world',
  elsewhere: 'world',
  usa: 'america',
  canada: 'america',
  // The following can be chosen only for many trips in a year.
  asia: 'asia',
  mostOfWorld: 'world',
  world: 'america',
} as const;

export type Destination = keyof typeof DESTINATIONS;
export type Region = (typeof DESTINATIONS)[Destination];

export const DESTINATION_KEYS = Object.keys(DESTINATIONS) as readonly Destination[];

/** How links of pages about a country name it (`?to=`), beside the keys themselves. */
export const DESTINATION_LINKS: Readonly<Record<string, Destination>> = {
  us: 'usa',
  uk: 'unitedKingdom',
  dubai: 'emirates',
};
