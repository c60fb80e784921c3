-- As before, and no part of a host is made of "-" and "_" alone: https://- leads nowhere. domain/shared/address.ts has the same rule.
create or replace function private.is_host(host text) returns boolean
language sql immutable security definer set search_path = '' as $$
  select composed = normalize(host, NFKC) and host !~ '(^|\.)[-_]+(\.|$)'
    and composed ~ (E'^' || label || E'(\\.' || label || E')*\\.?$')
    and case when host ~* '(^|\.)([0-9]+|0x[0-9a-f]*)\.?$'
      then host ~ '^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$'
      else (select bool_and(private.is_of_one_script(part)) from string_to_table(host, '.') part)
    end
  from normalize(host, NFC) composed,
    (values ('[^\u0001-\u002c./:-@\u005b-\u005e\u0060\u007b-\u00bf\u00d7\u00f7\u01c0-\u01c3\u02b0-\u036f\u0483-\u0489\u0589-\u08ff\u1735\u1736\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2de0-\u2e7f\u3001-\u3020\u3030-\u3035\ua700-\ua721\ua788-\ua78c\ue000-\uf8ff\ufb1d-\ufdff\ufe10-\uffff\U00010800-\U00010fff\U0001d000-\U0001d7ff\U0001e800-\U0001faff\U000e0000-\U0010ffff]+')) labels (label)
$$;
