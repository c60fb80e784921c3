import { ContainerModule } from "inversify";
import { signIn } from "../../domain/accounts/signIn.ts";
import { whoAmI } from "../../domain/accounts/whoAmI.ts";
import { ProfilesToken, RolesToken, SessionToken } from "../portTokens.ts";
import { providing } from "../provide.ts";
import { SignInToken, SignOutToken, WhoAmIToken } from "../tokens.ts";

export const accountsModule = new ContainerModule(({ bind }) => {
  const provide = providing(bind);
  provide(WhoAmIToken, whoAmI, { session: SessionToken, profiles: ProfilesToken, roles: RolesToken });
  provide(SignInToken, signIn, { session: SessionToken });
  bind(SignOutToken).toResolvedValue((session) => session.signOut, [SessionToken]);
});
