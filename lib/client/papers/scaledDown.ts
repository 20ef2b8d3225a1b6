/** A larger photo takes long on a phone's line. */
const LARGE_BYTES = 1_500_000;
/** Small print on a page of A4 stays readable: 220 dots an inch. */
const LONGEST_PIXELS = 2_600;
const QUALITY = 0.85;

/** Makes a large photo smaller, and removes the place where it was taken. Any other file stays as it is. */
export async function scaledDown(photo: File): Promise<Blob> {
  if (photo.size < LARGE_BYTES) return photo;
  try {
    const picture = await createImageBitmap(photo);
    const scale = Math.min(1, LONGEST_PIXELS / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return smaller && smaller.size < photo.size ? smaller : photo;
  } catch {
    // The device can't scale it, so the server judges the photo as it is.
    return photo;
  }
}
