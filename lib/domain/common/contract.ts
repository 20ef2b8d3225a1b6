export type DeviceType = 'mobile' | 'tablet' | 'desktop';

/** Attribution, optional on every posted body. */
export type Attribution = { leadDir?: string; directorySlug?: string; deviceType?: DeviceType };
