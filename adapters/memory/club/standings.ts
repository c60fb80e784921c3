import type { CompetitionStandings } from "../../../domain/club/standings/ports.ts";
import { mostStandings as most, type Standings } from "../../../domain/club/standings/standings.ts";
import type { MemoryBackend } from "../backend.ts";
import { memoryMatches } from "./matches.ts";
import { memoryList, type MemoryList } from "./records.ts";

export const standingsOn = ({ standings }: MemoryBackend): MemoryList<Standings> => ({
  records: standings,
  acts: { read: "read published standings", readDrafts: "read drafts of standings", change: "change standings" },
  most,
});

export const memoryStandings = (backend: MemoryBackend): CompetitionStandings => {
  const { list } = memoryList(backend, standingsOn(backend));
  const of = async (competition: string) => (await list()).filter((one) => one.competition === competition);
  return {
    of,
    async ofMatch(slug) {
      const match = await memoryMatches(backend).bySlug(slug);
      return match ? of(match.competition) : [];
    },
    competitions: async () => [...new Set((await list()).map(({ competition }) => competition))],
  };
};
