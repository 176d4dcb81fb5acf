import { expect, it } from 'vitest';
import type { Invite, NewInvite } from '../../../src/domain/media-servers/port.ts';
import { all, type Bench, unique, valueOf } from './harness.ts';

/** Invitations, and what guests may see. Leaves a real server unchanged. */
export function inviteTests(bench: () => Bench): void {
  /** Invites a new guest with these libraries, and removes the invitation after the work. */
  const withInvite = async (
    wanted: Partial<NewInvite>,
    work: (invite: Invite, unknownLibraries: string[]) => Promise<unknown>,
  ) => {
    const { server, harness } = bench();
    const answer = await server.invite({ ...harness.guest(), ...wanted } as NewInvite);
    const { invite, unknownLibraries } = valueOf(answer);
    try {
      await work(invite, unknownLibraries);
    } finally {
      await server.removeInvite(invite);
    }
  };
  const withLibraries = async (work: (names: [string, string]) => Promise<unknown>) => {
    const { server, harness } = bench();
    const names: [string, string] = [unique('Kronos one'), unique('Kronos two')];
    const ids: string[] = [];
    try {
      for (const name of names) {
        const added = await server.addLibrary({ name, kind: 'movies', paths: [harness.folder] });
        if (added.outcome === 'done') ids.push(added.value.id);
      }
      await work(names);
    } finally {
      for (const id of ids) await server.removeLibrary(id);
    }
  };
  const find = async ({ id }: Invite) => (await all(bench().server.invites())).find((one) => one.id === id);

  it('invites a guest to some libraries, changes them, and ends the access', async () => {
    const { server } = bench();
    await withLibraries(async ([one, two]) => {
      await withInvite({ libraries: [one.toUpperCase()] }, async (invite, unknownLibraries) => {
        expect(unknownLibraries).toEqual([]);
        expect(await find(invite)).toMatchObject({ id: invite.id, libraries: [one], isAdmin: false });
        expect(await server.changeInvite(invite, [two])).toEqual({ outcome: 'done', value: { unknownLibraries: [] } });
        expect(await find(invite)).toMatchObject({ libraries: [two] });
        await server.removeInvite(invite);
        expect(await find(invite)).toBeUndefined();
        await server.removeInvite(invite);
      });
    });
  });

  it('omits a name that matches no library, and reports it', async () => {
    await withLibraries(async ([one]) => {
      await withInvite({ libraries: [one, 'No such library'] }, async (invite, unknownLibraries) => {
        expect(unknownLibraries).toEqual(['No such library']);
        expect(await find(invite)).toMatchObject({ libraries: [one] });
      });
    });
  });

  it('restricts to nothing, never to everything, when no name matches a library', async () => {
    const { server, harness } = bench();
    // Plex cannot share nothing, so it refuses to share.
    const cannotBeEmpty = server.features.share === null;
    await withLibraries(async ([one]) => {
      const before = (await all(server.invites())).length;
      const answer = await server.invite({ ...harness.guest(), libraries: ['No such library'] });
      const invite = answer.outcome === 'done' ? await find(answer.value.invite) : undefined;
      expect(invite?.libraries).toEqual(cannotBeEmpty ? undefined : []);
      if (invite) await server.removeInvite(invite);
      expect(answer).toMatchObject(cannotBeEmpty ? { outcome: 'refused', reason: 'no-library' } : { outcome: 'done' });
      expect(await all(server.invites())).toHaveLength(before);

      await withInvite({ libraries: [one] }, async (invite) => {
        const changed = await server.changeInvite(invite, ['No such library']);
        expect(changed.outcome).toBe(cannotBeEmpty ? 'refused' : 'done');
        expect(await find(invite)).toMatchObject({ libraries: cannotBeEmpty ? [one] : [] });
      });
    });
  });

  it('does not invite the same guest twice, even when both requests are sent at once', async () => {
    const { server, harness } = bench();
    await withLibraries(async (libraries) => {
      const wanted = { ...harness.guest(), libraries };
      const answers = await Promise.all([server.invite(wanted), server.invite(wanted)]);
      const reason = wanted.how === 'user' ? 'name-taken' : 'already-invited';
      expect(answers.map((answer) => answer.outcome).sort()).toEqual(['done', 'refused']);
      expect(answers).toContainEqual({ outcome: 'refused', reason });
      for (const answer of answers) if (answer.outcome === 'done') await server.removeInvite(answer.value.invite);
    });
  });

  it('invites two guests at once', async () => {
    const { server, harness } = bench();
    await withLibraries(async (libraries) => {
      const answers = await Promise.all([0, 1].map(() => server.invite({ ...harness.guest(), libraries })));
      expect(answers.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
      const invites = answers.flatMap((answer) => (answer.outcome === 'done' ? [answer.value.invite] : []));
      const listed = await all(server.invites());
      for (const { id } of invites) expect(listed.find((one) => one.id === id)).toMatchObject({ libraries });
      for (const invite of invites) await server.removeInvite(invite);
    });
  });

  it('refuses a kind of invitation as impossible exactly when its features say so', async () => {
    const { server, harness } = bench();
    const { how: own } = harness.guest();
    const ways: NewInvite[] = [
      { how: 'share', email: 'someone@example.com', libraries: [] },
      { how: 'user', name: unique('someone'), libraries: [] },
      { how: 'connect', email: 'someone@example.com', libraries: [] },
    ];
    expect(server.features[own]).toBeNull();
    const impossible = ways.filter((way) => server.features[way.how] !== null);
    expect(impossible.length).toBeGreaterThan(0);
    for (const way of impossible)
      expect(await server.invite(way)).toEqual({ outcome: 'impossible', reason: server.features[way.how] });
  });
}
