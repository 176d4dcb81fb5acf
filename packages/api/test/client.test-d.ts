import { expectTypeOf } from 'vitest';
import { type Client, type ContractOf, createClient, type EndpointId, type Outcome } from '@kronos/api';
import type { Accepted, Contract, PathParams, Server, User } from '@kronos/api/contract';
import { createReads, type ReadId } from '@kronos/api/reads';
import { routes } from '@kronos/api/routes';
import { customerServers } from '@kronos/api/routes/customer-servers';
import { session } from '@kronos/api/routes/session';

const common = { getToken: () => null, onGenericError: () => {}, onNoResponse: () => {} };
const client = createClient({ routes, ...common });

expectTypeOf<ContractOf<typeof routes>>().toEqualTypeOf<Contract>();
expectTypeOf(client).toExtend<Client<Contract>>();
expectTypeOf(client.customerServers.start({ params: { id: 1 } })).resolves.toEqualTypeOf<Outcome<Accepted>>();
expectTypeOf(client.customerServers.list()).resolves.toEqualTypeOf<Outcome<{ data: Server[] }>>();
expectTypeOf(client.send('session.user')).resolves.toEqualTypeOf<Outcome<User>>();
expectTypeOf(client.call<{ a: 1 }>('GET', '/a')).resolves.toEqualTypeOf<{ a: 1 }>();
expectTypeOf<'customerServers.restart'>().toExtend<EndpointId<Contract>>();

// An outcome narrows by its kind.
const outcome = await client.session.user();
if (outcome.kind === 'ok') expectTypeOf(outcome.data).toEqualTypeOf<User>();
if (outcome.kind === 'http-error') expectTypeOf(outcome.status).toEqualTypeOf<number>();

// @ts-expect-error: the parameter is missing
void client.customerServers.start();
// @ts-expect-error: the parameter is missing
void client.send('customerServers.start');
// @ts-expect-error: the parameter is misnamed
void client.customerServers.start({ params: { server: 1 } });
// @ts-expect-error: the body is missing
void client.session.login({});
// @ts-expect-error: a field of the body is missing
void client.session.login({ body: { email: 'a@b.c' } });
// @ts-expect-error: not a value of the query
void client.customerServers.list({ query: { type: 'kodi' } });
// @ts-expect-error: the endpoint takes no input
void client.session.logout({ params: { id: 1 } });
// @ts-expect-error: no such endpoint
void client.send('customerServers.explode');
// @ts-expect-error: no such group
void client.nobody;

// A client has the groups that it was created with, and those that were added by `extend`.
const guest = createClient({ routes: { session }, ...common });
const person = guest.extend({ customerServers });
expectTypeOf(person.customerServers).toEqualTypeOf(client.customerServers);
expectTypeOf(person.session).toEqualTypeOf(client.session);
expectTypeOf(person.send('customerServers.start', { params: { id: 1 } })).resolves.toEqualTypeOf<Outcome<Accepted>>();
// @ts-expect-error: the client lacks the group
void guest.customerServers;
// @ts-expect-error: the client lacks the group
void guest.send('customerServers.list');
// @ts-expect-error: not a group of routes
void guest.extend({ customerServers: { list: 'GET a' } });

// Only requests that may safely be sent twice can be shared or resumed.
const reads = createReads(client);
expectTypeOf(reads.send('customerServers.list', {}, { dedupe: true })).resolves.toEqualTypeOf<
  Outcome<{ data: Server[] }>
>();
expectTypeOf<'notifications.list'>().toExtend<ReadId<Contract>>();
// @ts-expect-error: an action
void reads.send('customerServers.start', { params: { id: 1 } });
// @ts-expect-error: a GET that changes state
void reads.send('notifications.markAllRead', {}, { resumeOnline: true });
// @ts-expect-error: the client itself neither shares nor resumes
void client.session.user({}, { resumeOnline: true });

expectTypeOf<PathParams<'/a'>>().toEqualTypeOf<never>();
expectTypeOf<PathParams<'/a/:id'>>().toEqualTypeOf<'id'>();
expectTypeOf<PathParams<'/a/:id/b/:backup'>>().toEqualTypeOf<'id' | 'backup'>();
expectTypeOf<PathParams<'/:one/:two/three/:four'>>().toEqualTypeOf<'one' | 'two' | 'four'>();
