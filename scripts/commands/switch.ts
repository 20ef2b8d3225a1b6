import { readSwitchCommand, SWITCH_USAGE } from '@/lib/server/services/desk/switchCommand';
import { runOperatorCommand } from './operatorCommand';

/** npm run switch: stops a product, a payment way, a provider, the strip or a message, or lets it go on. */
await runOperatorCommand(readSwitchCommand, SWITCH_USAGE);
