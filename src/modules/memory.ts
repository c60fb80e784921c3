import { ContainerModule } from "inversify";
import type { MemoryBackend } from "../../adapters/memory/backend.ts";
import { memoryProfiles, memoryRoles } from "../../adapters/memory/profiles.ts";
import { memorySession } from "../../adapters/memory/session.ts";
import { memoryTipComments } from "../../adapters/memory/tipComments.ts";
import { memoryTipLikes } from "../../adapters/memory/tipLikes.ts";
import { memoryTips } from "../../adapters/memory/tips.ts";
import { memoryTipViews } from "../../adapters/memory/tipViews.ts";
import * as p from "../portTokens.ts";

export const memoryModule = (backend: MemoryBackend) =>
  new ContainerModule(({ bind }) => {
    bind(p.SessionToken).toConstantValue(memorySession(backend));
    bind(p.ProfilesToken).toConstantValue(memoryProfiles(backend));
    bind(p.RolesToken).toConstantValue(memoryRoles(backend));
    bind(p.TipsToken).toConstantValue(memoryTips(backend));
    bind(p.TipLikesToken).toConstantValue(memoryTipLikes(backend));
    bind(p.TipCommentsToken).toConstantValue(memoryTipComments(backend));
    bind(p.TipViewsToken).toConstantValue(memoryTipViews(backend));
  });
