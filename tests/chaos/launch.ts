import { launchOrExplain } from '@/lib/server/launcher/launch';

// What `npm start` ends with, without its look whether something must be installed or built.
await launchOrExplain({ isDevelopment: false, root: process.cwd() });
