export function priceOf(x: any, y: any): any { return undefined }
export function findPlace(x: any): any { return undefined }
export function pricePlans(x: any): any { return undefined }
