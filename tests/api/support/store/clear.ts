import { rmSync } from 'node:fs';

export default function clear(): void {
  rmSync(process.env['API_TEMPLATES'] ?? '', { recursive: true, force: true });
}
