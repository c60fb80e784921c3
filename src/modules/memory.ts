import { ContainerModule } from "inversify";
import { type MemoryBackend } from "../../adapters/memory/backend.ts";
import { memoryProfiles, memoryRoles } from "../../adapters/memory/profiles.ts";
import { memorySession } from "../../adapters/memory/session.ts";
import { memoryTipComments } from "../../adapters/memory/tipComments.ts";
import { memoryTipLikes } from "../../adapters/memory/tipLikes.ts";
import { memoryTips } from "../../adapters/memory/tips.ts";
import { memoryTipViews } from "../../adapters/memory/tipViews.ts";
import * as t from "../tokens.ts";

export const memoryModule = (backend: MemoryBackend) =>
  new ContainerModule(({ bind }) => {
    bind(t.SessionToken).toConstantValue(memorySession(backend));
    bind(t.ProfilesToken).toConstantValue(memoryProfiles(backend));
    bind(t.RolesToken).toConstantValue(memoryRoles(backend));
    bind(t.TipsToken).toConstantValue(memoryTips(backend));
    bind(t.TipLikesToken).toConstantValue(memoryTipLikes(backend));
    bind(t.TipCommentsToken).toConstantValue(memoryTipComments(backend));
    bind(t.TipViewsToken).toConstantValue(memoryTipViews(backend));
  });
