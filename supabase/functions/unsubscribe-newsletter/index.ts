import { serveHosted } from "../_shared/hosted.ts";
import { unsubscribeNewsletter } from "./handler.ts";

serveHosted(unsubscribeNewsletter);
