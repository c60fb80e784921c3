import { useEffect, useState } from "react";
import { mailPause } from "../../../domain/accounts/mailLink.ts";

const second = 1000;

/** Seconds until another mail can be requested. `isOnItsWay`: a pause runs from the start. */
export const useMailPause = (mailings: number, isOnItsWay: boolean): number => {
  const [begun, begin] = useState(mailings);
  const [left, wait] = useState(isOnItsWay ? mailPause : 0);
  if (begun !== mailings) {
    begin(mailings);
    wait(mailPause);
  }
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => wait((left) => left - 1), second);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return left;
};
