import type { Profiles, Roles } from "../../domain/accounts/ports.ts";
import type { MemoryBackend } from "./backend.ts";

export const memoryProfiles = ({ world, enter, isSelf }: MemoryBackend): Profiles => ({
  async of(member) {
    if (!((await enter("read one's own profile")) && isSelf(member))) return undefined;
    const found = world.members.find(({ id }) => id === member);
    return found && { fullName: found.fullName, username: found.username, avatar: found.avatar };
  },
});

export const memoryRoles = ({ world, enter, isSelf }: MemoryBackend): Roles => ({
  async of(member) {
    if (!((await enter("read one's own role")) && isSelf(member))) return undefined;
    return world.members.find(({ id }) => id === member)?.role;
  },
});
