export type DeviceType = 'mobile' | 'tablet' | 'desktop';

/** The extra fields of every posted body: attribution, never required. */
export type Attribution = { leadDir?: string; directorySlug?: string; deviceType?: DeviceType };
