-- Why a figure was read so, by the names of rules with what they saw, which any language says; sentences of before stay as such.
update document_figure
   set reasons = coalesce(
         (select jsonb_agg(
                   case when jsonb_typeof(one.value) = 'string'
                        then jsonb_build_object('rule', 'said', 'values', jsonb_build_object('text', one.value #>> '{}'))
                        else one.value end
                   order by one.place)
            from jsonb_array_elements(document_figure.reasons) with ordinality as one(value, place)),
         '[]'::jsonb);
-- 'sum' where a sum that the report prints bears the figure out; null where none does, and for readings of before.
alter table document_figure add column proof text check (proof = 'sum');
comment on column document_figure.reasons is 'list of {"rule": …, "values": {…}}; service/contract/figure-reasons.ts names the rules';
comment on column document_figure.proof is 'sum: a sum printed in the report bears the figure out; null: none does';
