import { readConfig } from './config/config.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { createLogger } from './http/logging.ts';
import { reportFaults } from './start/report-faults.ts';
import { describeError } from './security/describe-error.ts';
import { showApplication } from './start/show-application.ts';
import { StartError } from './start/start-error.ts';
import { startServer } from './start/start-server.ts';

try {
  const config = readConfig(process.env);
  if (process.argv[2] === 'application') {
    process.stdout.write(showApplication(config));
    process.exit(0);
  }
  const log = createLogger({ level: config.logLevel });
  reportFaults(process, log, (code) => process.exit(code));
  const server = await startServer(config, { log });

  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1); // second signal: exit at once
      isStopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }

  const address = config.publicUrl.port === '0' ? `http://localhost:${server.port}` : config.publicUrl.origin;
  process.stdout.write(`Kronos is running at ${address}\n`);
  if (server.firstAdmin) {
    const { email, password } = server.firstAdmin;
    const secret = password === null ? 'the password of KRONOS_ADMIN_PASSWORD' : `the password ${password}`;
    process.stdout.write(`Set it up at ${address}/app/admin/login: sign in as ${email} with ${secret}.\n`);
    if (password !== null) process.stdout.write('This password is only shown once.\n');
  }
  if (config.demo) {
    const accounts = demoAccounts.map(({ email, role }) => `  ${email.padEnd(24)} ${role}\n`).join('');
    process.stdout.write(`Demo accounts, each with the password ${demoPassword}:\n${accounts}`);
    process.stdout.write(`Mails from the demo arrive at ${new URL('/inbox', config.sandboxUrl).href}\n`);
  }
} catch (error) {
  // An error that the operator can fix is printed as one sentence; a fault keeps its stack.
  const { stack, message } = describeError(error);
  process.stderr.write(`${error instanceof StartError ? error.message : (stack ?? message)}\n`);
  process.exit(1);
}
