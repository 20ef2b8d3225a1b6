import { AUDIT_USAGE, readAuditCommand } from '@/lib/server/services/desk/auditCommand';
import { runOperatorCommand } from './operatorCommand';

/** npm run audit: checks that the trail is as it was written. */
await runOperatorCommand(readAuditCommand, AUDIT_USAGE);
