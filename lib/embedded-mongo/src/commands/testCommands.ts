import { fail } from '../values/errors';
import type { Handler } from '../serving/server';

export const testCommands: Readonly<Record<string, Handler>> = {
  configureFailPoint: (server, command) => {
    if (!server.isTestMode) fail('CommandNotFound', `no such command: 'configureFailPoint'`);
    server.failPoints.configure(
      String(command.body.configureFailPoint),
      command.body.mode,
      command.document('data') ?? {},
    );
    return {};
  },
};
