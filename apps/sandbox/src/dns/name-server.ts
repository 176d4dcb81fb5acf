import { createSocket } from 'node:dgram';
import { type Answer, decode, encode, type Packet } from 'dns-packet';
import { z } from 'zod';
import { loopback } from '../listen.ts';

/** The record of a name; without an address or alias the name is removed. */
export const recordInput = z.strictObject({
  name: z.string().min(1).max(253).toLowerCase(),
  cname: z.string().min(1).max(253).toLowerCase().optional(),
  address: z.ipv4().optional(),
});
type Said = z.infer<typeof recordInput>;

/** RCODE 3: there is no such name. */
const noSuchName = 3;
const answered = 0x04_00 + 0x00_80;

/** A name server over UDP that knows only the names it was given. */
export function createNameServer() {
  const records = new Map<string, Said>();
  const socket = createSocket('udp4');
  let isSilent = false;

  const answersTo = (name: string, type: string): Answer[] => {
    const said = records.get(name.toLowerCase());
    if (said?.cname && (type === 'CNAME' || type === 'A' || type === 'AAAA'))
      return [{ name, type: 'CNAME', ttl: 0, data: said.cname }];
    return said?.address && type === 'A' ? [{ name, type: 'A', ttl: 0, data: said.address }] : [];
  };

  socket.on('message', (message, { port, address }) => {
    if (isSilent) return;
    let asked: Packet;
    try {
      asked = decode(message);
    } catch {
      return; // not a query
    }
    const [question] = asked.questions ?? [];
    if (!question) return;
    const isKnown = records.has(question.name.toLowerCase());
    const packet: Packet = {
      type: 'response',
      ...(asked.id !== undefined && { id: asked.id }),
      flags: answered | (isKnown ? 0 : noSuchName),
      questions: [question],
      answers: answersTo(question.name, question.type),
    };
    socket.send(encode(packet), port, address);
  });

  return {
    set: (said: Said) => void (said.cname || said.address ? records.set(said.name, said) : records.delete(said.name)),
    /** Turns responses off, or on again. */
    silence: (silent: boolean) => {
      isSilent = silent;
    },
    open: (port: number): Promise<number> =>
      new Promise((resolve, reject) => {
        const refuse = (cause: Error) =>
          reject(new Error(`Port ${port} is taken; set KRONOS_SANDBOX_CDN_PORT to a free one.`, { cause }));
        socket.once('error', refuse);
        socket.bind(port, loopback, () => {
          socket.off('error', refuse);
          resolve(socket.address().port);
        });
      }),
    close: (): Promise<void> => new Promise((resolve) => socket.close(() => resolve())),
  };
}
export type NameServer = ReturnType<typeof createNameServer>;
