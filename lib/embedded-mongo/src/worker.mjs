// Plain JavaScript: Node can't load TypeScript until tsx is registered.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
