import { ContainerModule } from "inversify";
import { apply } from "../../domain/applications/apply.ts";
import { myApplications } from "../../domain/applications/myApplications.ts";
import { withdraw } from "../../domain/applications/withdraw.ts";
import * as p from "../portTokens.ts";
import { providing } from "../provide.ts";
import * as t from "../tokens.ts";

export const recruitmentModule = new ContainerModule(({ bind }) => {
  const provide = providing(bind);
  provide(t.ApplyToken, apply, {
    session: p.SessionToken,
    applications: p.ApplicationsToken,
    notices: p.ApplicationNoticesToken,
    log: p.LogToken,
  });
  provide(t.MyApplicationsToken, myApplications, { session: p.SessionToken, applications: p.ApplicationsToken });
  provide(t.WithdrawApplicationToken, withdraw, { session: p.SessionToken, applications: p.ApplicationsToken });
});
