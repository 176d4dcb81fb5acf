// Forwards connections to a database. Stopping this process (SIGSTOP) looks, from the panel, like a database that is frozen.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { argv } from 'node:process';

const [host, port] = argv.slice(2);
const server = createServer((caller) => {
  const database = connect({ host, port: Number(port) });
  for (const end of [caller, database]) end.on('error', () => end.destroy());
  caller.on('close', () => database.destroy()).pipe(database);
  database.on('close', () => caller.destroy()).pipe(caller);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send(server.address().port);
